/** What is to be said of its payment, by its name in the agenda's texts, and the icon of that. */
export function paidLook({ paid, unpriced }: { paid: boolean; unpriced: boolean }) {
  if (!paid) return ['open', 'open'] as const
  return unpriced ? (['unpriced', 'question'] as const) : (['paid', 'paid'] as const)
}
