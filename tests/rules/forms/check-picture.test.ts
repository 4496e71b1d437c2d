import { describe, expect, it } from 'vitest'
import {
  checkPictureAlt as pictureAlt,
  checkPictureEnding as pictureEnding,
  checkPictureFile as pictureFile,
  mostPictureBytes,
  mostPictureMegabytes,
  mostPictureMegapixels,
  mostPicturePixels,
  mostRoomPictures,
  pictureKinds,
} from '../../../rules/forms/check-picture.ts'
import { readAloud } from '../in-words.ts'

const checkPictureAlt = readAloud(pictureAlt)
const checkPictureEnding = readAloud(pictureEnding)
const checkPictureFile = readAloud(pictureFile)

describe('A picture that staff choose', () => {
  it('weighs at most 20 MB, has at most 50 million pixels; a room has at most 30', () => {
    expect([mostPictureMegabytes, mostPictureBytes]).toEqual([20, 20_000_000])
    expect([mostPictureMegapixels, mostPicturePixels]).toEqual([50, 50_000_000])
    expect(mostRoomPictures).toBe(30)
    expect(checkPictureFile({ name: 'a.jpg', bytes: 20_000_000 })).toBeNull()
    expect(checkPictureFile({ name: 'a.jpg', bytes: 20_000_001 })).toBe(
      'Deze foto is groter dan 20 MB. Verklein hem en probeer het opnieuw.',
    )
  })

  it.each(['IMG_0001.JPG', 'a.b.jpeg', 'x.png', 'x.webp', 'x.avif', 'x.HEIC', 'blob'])(
    'may be called %s',
    (name) => expect(checkPictureFile({ name, bytes: 1 })).toBeNull(),
  )

  it.each(['a.svg', 'a.gif', 'a.pdf', 'a.jpg.exe', 'a.'.concat('html')])(
    'is none when it is called %s',
    (name) =>
      expect(checkPictureFile({ name, bytes: 1 })).toBe(
        'Dit is geen foto. Kies een JPEG, PNG, WebP of AVIF.',
      ),
  )

  it('is no file when it is empty', () => {
    expect(checkPictureFile({ name: 'a.jpg', bytes: 0 })).toBe('Er is geen foto geselecteert.')
  })

  it('is a JPEG, PNG, WebP, AVIF or HEIC, and is called what it is', () => {
    expect(Object.keys(pictureKinds)).toEqual(['jpeg', 'png', 'webp', 'avif', 'heic'])
    expect(checkPictureEnding('a.JPEG', 'jpeg')).toBeNull()
    expect(checkPictureEnding('photo', 'avif')).toBeNull()
    expect(checkPictureEnding('a.jpg', 'webp')).toBe(
      'Dit bestand heet .jpg, maar is een WebP. Geef het de goede naam en probeer het opnieuw.',
    )
  })

  it('is described in words', () => {
    expect(checkPictureAlt('Het bed bij het raam')).toBeNull()
    expect(checkPictureAlt(' ')).toBe('Vul in wat er op de foto te zien is.')
    expect(checkPictureAlt('x'.repeat(161))).not.toBeNull()
  })
})
