import { After } from '../controls/After.tsx'
import { useWords } from '../texts/words.ts'
import { PanelBones, Waiting } from './Bones.tsx'

/** A page on its way. The page behind it keeps its height, so the foot does not jump up. */
export function PageWaiting() {
  const { sitePage: words } = useWords()
  return (
    <div className="wrap scene page-waiting">
      <After>
        <Waiting>{words.coming}</Waiting>
        <PanelBones />
      </After>
    </div>
  )
}
