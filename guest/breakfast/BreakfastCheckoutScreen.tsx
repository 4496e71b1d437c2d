import { useQuery } from '@tanstack/react-query'
import { guestScreens } from '../../screens/guest-screens.ts'
import { breakfastOptionsRead } from './breakfast-reads.ts'
import { useHydrated } from '../controls/use-hydrated.ts'
import { usePostedForm } from '../forms/posted-form.ts'
import { PageHead } from '../page/PageHead.tsx'
import { Redirect } from '../page/router.tsx'
import { useProperty } from '../property/PropertyContext.tsx'
import { PanelBones, Waiting } from '../states/Bones.tsx'
import { Loaded } from '../states/Loaded.tsx'
import { useWords } from '../texts/words.ts'
import { checkAnswers } from './breakfast-answers.ts'
import { useBreakfastDraft } from './breakfast-draft.ts'
import { answersIn } from './empty-answers.ts'
import { orderForm } from './order-form-part.ts'
import { OrderReview } from './OrderReview.tsx'

/**
 * /online-afrekenen-ontbijt: the order as it was filled in, to be looked at and placed (reading
 * `breakfast.steps`). With the script what was typed is known in the browser only; without it the
 * form was posted here. An order that cannot be taken goes back to its form.
 */
export function BreakfastCheckoutScreen() {
  const { siteBreakfast: words } = useWords()
  const property = useProperty()
  const hydrated = useHydrated()
  const sent = usePostedForm()
  const posted = sent && answersIn(sent.texts)
  const [draft] = useBreakfastDraft(posted)
  const options = useQuery(breakfastOptionsRead())
  if (sent && sent.fields.length > 0)
    return <orderForm.Part posted={{ answers: posted!, fields: sent.fields }} />
  const waiting = (
    <>
      <Waiting>{words.preparing}</Waiting>
      <PanelBones />
    </>
  )
  return (
    <>
      <PageHead title={words.reviewPage} description={words.reviewDescription} canonical={null} />
      <div className="wrap checkout-page">
        <h1>{words.yourOrder}</h1>
        <Loaded query={options} what={words.theOrder} waiting={waiting}>
          {(known) => {
            if (!hydrated && !sent) return waiting
            return checkAnswers(draft, known, property).length === 0 ? (
              <OrderReview
                answers={draft}
                options={known}
                keyOfPosted={sent?.texts['key'] ?? ''}
                said={sent?.message ?? ''}
                postedMethod={sent?.texts['method'] || null}
              />
            ) : (
              <Redirect to={guestScreens.breakfast.path} />
            )
          }}
        </Loaded>
      </div>
    </>
  )
}
