import { useLayoutEffect, useRef } from 'react'
import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import { sumInWords } from '../../rules/texts/in-language.ts'
import { Message } from '../controls/Message.tsx'
import { nightWords, personWords } from '../stay/words.ts'
import { Sentence } from '../texts/Sentence.tsx'
import { useWords } from '../texts/words.ts'

/** With how many: comes after a valid range (G §2), each with what the whole stay costs. */
export function PersonChoice(props: {
  room: RoomTypeView
  chosen: number | null
  quotes: Map<number, Quote>
  onChoose(persons: number): void
}) {
  const words = useWords()
  const { chosen, quotes, onChoose } = props
  const choices = useRef<HTMLFieldSetElement>(null)
  // A press from before the script was there stands on the radio, and not yet in the address.
  const takenOver = useRef(false)
  useLayoutEffect(() => {
    if (takenOver.current) return
    takenOver.current = true
    const pressed = choices.current?.querySelector<HTMLInputElement>('input:checked')
    if (pressed && Number(pressed.value) !== chosen) onChoose(Number(pressed.value))
  })
  return (
    <>
      {chosen !== null && !quotes.has(chosen) && (
        <Message kind="danger" role="alert" title={words.stay.noPriceForPersons} />
      )}
      <fieldset className="choices" ref={choices}>
        <legend className="legend">{words.siteRooms.howManyPersons}</legend>
        {[...quotes].map(([persons, quote]) => (
          <label className="choice" key={persons}>
            <input
              type="radio"
              name="personen"
              value={persons}
              checked={persons === chosen}
              onChange={() => onChoose(persons)}
            />
            <span>
              {personWords(words, persons)}
              <small>
                <Sentence
                  text={words.siteRooms.priceOfNights}
                  values={{
                    price: <span className="price">{sumInWords(words, quote.totalCents)}</span>,
                    nights: nightWords(words, quote.nights),
                  }}
                />
              </small>
            </span>
          </label>
        ))}
      </fieldset>
    </>
  )
}
