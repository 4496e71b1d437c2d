import { describe, expect, it } from 'vitest'
import { correctedTexts } from '../../../api/screens/corrected-texts.ts'

describe('The corrected texts on the back office’s page', () => {
  it('are data that no text can end', () => {
    const element = correctedTexts({ 'login.signIn': 'Kom</script><b>binnen' })
    expect(element.match(/<\/script>/g)).toHaveLength(1)
    expect(JSON.parse(/>(.*)<\/script>/.exec(element)![1]!)).toEqual({
      'login.signIn': 'Kom</script><b>binnen',
    })
  })

  it('are nothing where nothing is corrected, and hold none of the mails’', () => {
    expect(correctedTexts({})).toBe('')
    expect(correctedTexts({ 'mailConfirmation.title': 'x' })).toBe('')
  })
})
