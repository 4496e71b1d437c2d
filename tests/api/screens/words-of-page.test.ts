import { describe, expect, it } from 'vitest'
import { wordsOfPage } from '../../../api/screens/words-of-page.ts'
import { screenWords, words } from '../../../rules/texts/all-words.ts'

const read = (element: string) => JSON.parse(/>(.*)<\/script>/.exec(element)![1]!)

describe('The words on the back office’s page', () => {
  it('are data that no text can end', () => {
    const corrected = words('nl', { 'login.signIn': 'Kom</script><b>binnen' })
    const element = wordsOfPage(corrected)
    expect(element.match(/<\/script>/g)).toHaveLength(1)
    expect(read(element)).toEqual(screenWords(corrected))
    expect(read(element).login.signIn).toBe('Kom</script><b>binnen')
  })

  it('are literal where nothing is corrected, and hold none of the mails’', () => {
    expect(read(wordsOfPage(words())).login.signIn).toBe('Inloggen')
    const corrected = wordsOfPage(words('nl', { 'mailConfirmation.title': 'x' }))
    expect(corrected).toBe(wordsOfPage(words()))
    expect(Object.keys(read(corrected)).filter((area) => area.startsWith('mail'))).toEqual([])
  })
})
