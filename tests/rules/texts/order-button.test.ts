import { describe, expect, it } from 'vitest'
import {
  bookingButtonText as bookingButton,
  breakfastButtonText as breakfastButton,
} from '../../../rules/texts/order-button.ts'
import { readAloud } from '../in-words.ts'

const bookingButtonText = readAloud(bookingButton)
const breakfastButtonText = readAloud(breakfastButton)

describe('The order button', () => {
  it('says by default that it obliges to pay', () => {
    expect(bookingButtonText('obligation')).toBe('Plaats boeking met betalingsverplichting')
    expect(breakfastButtonText('public', 'obligation')).toBe(
      'Verzend bestelling! (met betalingsverplichting)',
    )
  })

  it('says what the documents say under order-button=literal', () => {
    expect(bookingButtonText('literal')).toBe('Plaats boeking')
    expect(breakfastButtonText('public', 'literal')).toBe('Verzend bestelling!')
  })

  it('says at the cash desk what BO §2 says, under either value (staff.order-button)', () => {
    expect(breakfastButtonText('staff', 'obligation')).toBe('Verzend bestelling!')
    expect(breakfastButtonText('staff', 'literal')).toBe('Verzend bestelling!')
  })
})
