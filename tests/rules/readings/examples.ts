import type { Readings, SettableReading } from '../../../rules/readings/readings.ts'

/**
 * A worked example of one reading: one question, answered under each of its values. The table of an
 * example is complete by its type, and a test holds that every answer is the one in the table and
 * that no two values answer alike: a value that changes nothing is no reading.
 */
export interface ReadingExample<Id extends SettableReading> {
  /** The question in a sentence. */
  question: string
  /** What the rules answer; the other readings are at their default. */
  answer(readings: Readings): unknown
  /** What the documents say the answer is, value by value. */
  answers: { [Value in Readings[Id]]: unknown }
}

/**
 * One example for every reading that can be set. Each area of the catalogue has a file beside this
 * one in `examples/`.
 */
export type ReadingExamples = { [Id in SettableReading]: ReadingExample<Id> }
