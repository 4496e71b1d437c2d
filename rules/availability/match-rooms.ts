/**
 * True when every guest can have a room of their own. `choices` has for each guest the rooms that
 * suit, as bits. Augmenting paths: a guest whose rooms are all given away asks an earlier guest to
 * take another of theirs.
 */
export function canMatchRooms(choices: readonly number[]): boolean {
  const guestOf = new Int8Array(32).fill(-1)
  let asked = 0
  const give = (guest: number): boolean => {
    for (let rest = choices[guest]! & ~asked; rest !== 0; rest = choices[guest]! & ~asked) {
      const bit = rest & -rest
      const room = 31 - Math.clz32(bit)
      asked |= bit
      if (guestOf[room]! >= 0 && !give(guestOf[room]!)) continue
      guestOf[room] = guest
      return true
    }
    return false
  }
  return choices.every((_, guest) => {
    asked = 0
    return give(guest)
  })
}

/**
 * The choices without the rooms that no complete matching gives to that guest; null when there is
 * no matching at all.
 */
export function withoutHopeless(choices: readonly number[]): number[] | null {
  const pruned = choices.map((rooms, guest) => {
    let kept = 0
    for (let rest = rooms; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest
      if (canMatchRooms(choices.map((others, other) => (other === guest ? bit : others & ~bit))))
        kept |= bit
    }
    return kept
  })
  return pruned.includes(0) ? null : pruned
}
