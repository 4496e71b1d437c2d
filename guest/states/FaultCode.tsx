import { fillText } from '../../rules/texts/fill-text.ts'
import { useWords } from '../texts/words.ts'

/** Under which name the log has a fault of the server (`faultOf`), for who asks the host. */
export function FaultCode({ code }: { code: string | undefined }) {
  const { sitePage: words } = useWords()
  return code === undefined ? null : <span>{fillText(words.faultCode, { code })}</span>
}
