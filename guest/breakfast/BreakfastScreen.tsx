import { useQuery } from '@tanstack/react-query'
import type { FieldError } from '../../rules/forms/field-error.ts'
import { guestScreens } from '../../screens/guest-screens.ts'
import { PageHead } from '../page/PageHead.tsx'
import { useProperty } from '../property/PropertyContext.tsx'
import { houseWords } from '../property/house-words.ts'
import { PanelBones, Waiting } from '../states/Bones.tsx'
import { Loaded } from '../states/Loaded.tsx'
import { useWords } from '../texts/words.ts'
import { BoxFacts } from './BoxFacts.tsx'
import { BreakfastForm } from './BreakfastForm.tsx'
import { NoDeliveryDays } from './NoDeliveryDays.tsx'
import { breakfastOptionsRead } from './breakfast-reads.ts'
import type { BreakfastAnswers } from './empty-answers.ts'

/** /ontbijtbox-bestellen and /ontbijtbox: what the box is, and the form that orders it (G §2). */
export function BreakfastScreen({
  posted,
}: {
  /** What a browser posted without script and the server refused. */
  posted?: { answers: BreakfastAnswers; fields: FieldError[] }
}) {
  const words = useWords()
  const property = useProperty()
  const options = useQuery(breakfastOptionsRead())
  return (
    <>
      <PageHead
        title={words.breakfast.title}
        description={houseWords(words, 'breakfastDescription', property)}
        canonical={posted ? null : guestScreens.breakfast.path}
        picture="/art/ontbijtbox.svg"
      />
      <div className="wrap checkout-page">
        <h1>{words.breakfast.title}</h1>
        <Loaded
          query={options}
          what={words.siteBreakfast.theBox}
          waiting={
            <>
              <Waiting>{words.siteBreakfast.readingDays}</Waiting>
              <PanelBones />
            </>
          }
        >
          {(known) => (
            <>
              <BoxFacts options={known} />
              {known.earliestDay === null ? (
                <NoDeliveryDays />
              ) : (
                <BreakfastForm
                  options={known}
                  earliestDay={known.earliestDay}
                  posted={posted?.answers ?? null}
                  refused={posted?.fields}
                />
              )}
            </>
          )}
        </Loaded>
      </div>
    </>
  )
}
