/** How many rooms a house lets, of each kind. */
export interface RoomCounts {
  ordinary: number
  family: number
}

const numbers = 'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' ')

/** `acht kamers en een familiekamer`; numbers above twelve in figures; empty for no room at all. */
export function roomsInWords({ ordinary, family }: RoomCounts): string {
  return [counted(ordinary, 'kamer'), counted(family, 'familiekamer')]
    .filter((words) => words !== '')
    .join(' en ')
}

function counted(count: number, what: string): string {
  if (count === 0) return ''
  return `${numbers[count] ?? count} ${what}${count === 1 ? '' : 's'}`
}
