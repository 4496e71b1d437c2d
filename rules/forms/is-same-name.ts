/** Whether two people write the same name, whatever its capitals, accents, dots and blanks. */
export function isSameName(one: string, other: string): boolean {
  return lettersOf(one) === lettersOf(other)
}

function lettersOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
