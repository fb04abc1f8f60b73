/* SPDX-License-Identifier: MIT */
/* embed.c - turn a file into a C array, so that a program carries its pictures along.
 *
 *   embed NAME FILE > out.c
 *
 * writes `const char NAME[] = {...};` with a zero at the end. Numbers, not a string: the
 * standard lets compilers refuse long strings, and they must not be escaped twice. */
#include <stdio.h>

static int embed(const char *name, FILE *in)
{
    int c, column = 0;

    printf("extern const char %s[];\nconst char %s[] = {\n", name, name);
    while ((c = getc(in)) != EOF)
        printf("%d,%s", c < 128 ? c : c - 256, ++column % 20 ? "" : "\n");
    printf("0};\n");
    return ferror(in) || fflush(stdout) ? 1 : 0;
}

int main(int argc, char **argv)
{
    FILE *in;
    int failed;

    if (argc != 3) {
        fprintf(stderr, "usage: embed NAME FILE > out.c\n");
        return 2;
    }
    in = fopen(argv[2], "rb");
    if (!in) {
        perror(argv[2]);
        return 1;
    }
    failed = embed(argv[1], in);
    fclose(in);
    return failed;
}
