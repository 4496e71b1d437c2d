import { Fragment, type ReactNode } from 'react'
import type { BlanksIn } from '../../rules/texts/fill-text.ts'

/**
 * A sentence of the catalogue with elements in its blanks:
 * `<Sentence text={words.siteBreakfast.freeIn} values={{ place: <strong>Elsloo</strong> }} />`. A blank
 * without a value stays as it is written.
 */
export function Sentence<Text extends string>({
  text,
  values,
}: {
  text: Text
  values: Record<BlanksIn<Text>, ReactNode>
}) {
  const known: Record<string, ReactNode> = values
  return (
    <>
      {text.split(/(\{\w+\})/).map((piece, place) => {
        const blank = /^\{(\w+)\}$/.exec(piece)?.[1] ?? ''
        const value = Object.hasOwn(known, blank) ? known[blank] : piece
        // What is text becomes one with the text beside it.
        return typeof value === 'object' ? <Fragment key={place}>{value}</Fragment> : value
      })}
    </>
  )
}
