import { describe, expect, it } from 'vitest'
import { galleryImages } from '../../../rules/rooms/gallery-images.ts'

describe('the gallery of a room', () => {
  it('shows images 2 to 5: the cover stands above it (BO §9, G §9)', () => {
    expect(galleryImages(['1', '2', '3', '4', '5', '6'])).toEqual(['2', '3', '4', '5'])
    expect(galleryImages(['1', '2'])).toEqual(['2'])
    expect(galleryImages([])).toEqual([])
  })
})
