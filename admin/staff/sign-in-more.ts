import { addTexts } from '../texts/i18n-provider.ts'
import { lazyScreen } from '../shell/lazy-screen.tsx'
import type { CodeFormProps } from './CodeForm.tsx'

const texts = async () =>
  addTexts({ signInMore: (await import('../texts/sign-in-more.ts')).signInMoreTexts })

/** Few need these before they are signed in: their code is fetched by who does. */
export const codeForm = lazyScreen<CodeFormProps>(async () => {
  const [{ CodeForm }] = await Promise.all([import('./CodeForm.tsx'), texts()])
  return CodeForm
})
export const confirmEmail = lazyScreen(async () => {
  const [{ ConfirmEmailPage }] = await Promise.all([import('./ConfirmEmailPage.tsx'), texts()])
  return ConfirmEmailPage
})
export const firstAccount = lazyScreen(async () => {
  const [{ FirstAccountPage }, { firstAccountTexts }] = await Promise.all([
    import('./FirstAccountPage.tsx'),
    import('../texts/first-account.ts'),
  ])
  await addTexts({ firstAccount: firstAccountTexts })
  return FirstAccountPage
})
export const newPassword = lazyScreen(
  async () => (await import('./NewPasswordPage.tsx')).NewPasswordPage,
)
