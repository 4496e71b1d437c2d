import { useState } from 'react'

/**
 * The drawing beside what is said. It can fail to come, above all where the connection is what
 * failed: then there is none, and no broken picture.
 */
export function ScenePicture({ name }: { name: string }) {
  const [missing, setMissing] = useState(false)
  if (missing) return null
  return (
    <img
      src={`/art/${name}.svg`}
      alt=""
      width="600"
      height="400"
      ref={(picture) => {
        // It may have failed before the script was there to hear it.
        if (picture?.complete && picture.naturalWidth === 0) setMissing(true)
      }}
      onError={() => setMissing(true)}
    />
  )
}
