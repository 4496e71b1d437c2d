import guestStyles from '../../../guest/styles/guest.css?inline'
import { Sprite } from '../../../guest/icons/Sprite.tsx'

/**
 * The style sheet and the icons of the guest site. Drawn with the story and gone with it, so that
 * the next story, of the back office, does not stand in the guest site's letters.
 */
export function GuestLook() {
  return (
    <>
      <style>{guestStyles}</style>
      <Sprite />
    </>
  )
}
