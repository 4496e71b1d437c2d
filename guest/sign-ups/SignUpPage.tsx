import type { FormTexts } from '../../rules/forms/guest-forms.ts'
import { formPages } from '../../screens/form-pages.ts'
import { SendForm } from '../forms/SendForm.tsx'
import type { FormPart } from '../forms/form-input.ts'
import { PageHead } from '../page/PageHead.tsx'
import { useGo } from '../page/router.tsx'

/** A page with a form to sign up by: sent, it leads on to its thanks (G §4). */
export function SignUpPage(props: {
  form: 'vendor' | 'project'
  /** With the places where a narrow phone may break its words. */
  heading: string
  description: string
  /** What stands below the heading. */
  intro: string
  parts: FormPart[]
  begins?: FormTexts
  words: { submit: string; notSent: string }
  busy: string
}) {
  const go = useGo()
  const { path, sent } = formPages[props.form]
  return (
    <>
      <PageHead title={props.heading} description={props.description} canonical={path} />
      <div className="wrap page-head">
        <h1>{props.heading}</h1>
        <p>{props.intro}</p>
      </div>
      <div className="wrap sign-up">
        <div className="panel">
          <div className="beam" />
          <SendForm
            form={props.form}
            path={path}
            parts={props.parts}
            {...(props.begins && { begins: props.begins })}
            submit={props.words.submit}
            busy={props.busy}
            notSent={props.words.notSent}
            errors="one-message"
            onSent={() => go(sent)}
          />
        </div>
      </div>
    </>
  )
}
