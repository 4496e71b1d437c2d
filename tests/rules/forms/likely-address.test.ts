import { describe, expect, it } from 'vitest'
import { likelyAddress } from '../../../rules/forms/likely-address.ts'

describe('the address that was probably meant', () => {
  it.each([
    ['anna@gmial.con', 'anna@gmail.com'],
    ['anna@gmail.co', 'anna@gmail.com'],
    [' Anna@GMAIL.COMM ', 'Anna@gmail.com'],
    ['anna@hotmial.com', 'anna@hotmail.com'],
    ['anna@zigo.nl', 'anna@ziggo.nl'],
    ['anna@hotmali.nl', 'anna@hotmail.nl'],
    ['anna@outlok.com', 'anna@outlook.com'],
    ['anna@iclud.com', 'anna@icloud.com'],
    ['anna@yaho.com', 'anna@yahoo.com'],
    ['anna@kpnmial.nl', 'anna@kpnmail.nl'],
    ['anna@telnet.be', 'anna@telenet.be'],
  ])('%s is %s', (written, meant) => expect(likelyAddress(written)).toBe(meant))

  it.each([
    'anna@gmail.com',
    'anna@hotmail.nl',
    'anna@example.com',
    'anna@kamersleutel.example',
    'anna@gmx.de',
    'anna@mail.com',
    'anna',
    'anna@',
    'anna@smit@gmial.com',
    'anna@gmial.com@smit',
    // Three slips are one too many.
    ...['anna@gmiul.con', 'anna@gmail.comabc', 'anna@gmail.'],
    '',
  ])('%s is taken as it stands', (written) => expect(likelyAddress(written)).toBeNull())
})
