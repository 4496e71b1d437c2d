import { After } from '../controls/After.tsx'
import { PanelBones, Waiting } from './Bones.tsx'

/** A page on its way. The page behind it keeps its height, so the foot does not jump up. */
export function PageWaiting() {
  return (
    <div className="wrap scene page-waiting">
      <After>
        <Waiting>De pagina komt eraan…</Waiting>
        <PanelBones />
      </After>
    </div>
  )
}
