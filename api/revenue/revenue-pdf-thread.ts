import { answerOnThread } from '../operation/answer-on-thread.ts'
import { revenuePdf } from './revenue-pdf.ts'
import type { RevenueView } from './revenue-view.ts'

/** A month as it is drawn, and the house's name. */
export const draw = ({
  shown,
  house,
}: {
  shown: RevenueView
  house: string
}): Promise<Uint8Array> => revenuePdf(shown, house)

answerOnThread(draw)
