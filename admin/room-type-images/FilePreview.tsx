import { useEffect, useRef } from 'react'
import styles from './room-type-images.module.css'

const WIDTH = 120
const HEIGHT = 80

/**
 * What a chosen file looks like, drawn small: our content security policy lets no page show a file of
 * the visitor's own machine by an address. Empty where the browser cannot read it.
 */
export function FilePreview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let gone = false
    void (async () => {
      // Not a picture, or none that this browser knows: the API says what is wrong with it.
      const picture = await createImageBitmap(file).catch(() => null)
      const context = canvas.current?.getContext('2d')
      if (picture && context && !gone) {
        const scale = Math.max(WIDTH / picture.width, HEIGHT / picture.height)
        const [width, height] = [picture.width * scale, picture.height * scale]
        context.drawImage(picture, (WIDTH - width) / 2, (HEIGHT - height) / 2, width, height)
      }
      picture?.close()
    })()
    return () => {
      gone = true
    }
  }, [file])
  return (
    <canvas
      ref={canvas}
      className={styles.preview}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
    />
  )
}
