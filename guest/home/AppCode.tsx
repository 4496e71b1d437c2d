import { siteName } from '../page/PageHead.tsx'
import { useProperty } from '../property/PropertyContext.tsx'

/** The site as an app on a phone: a code that leads to it, and how it is kept (G §1). */
export function AppCode() {
  return (
    <section className="section section--sunk" aria-labelledby="app-title">
      <div className="wrap app-code">
        <img
          src="/api/app-code.svg"
          alt="QR-code die naar deze site leidt"
          width="176"
          height="176"
          loading="lazy"
        />
        <div className="stack">
          <h2 id="app-title">{useProperty().name || siteName} op je telefoon</h2>
          <p>Scan de code en zet de site op je beginscherm. Zo zijn we altijd dichtbij.</p>
          <ul className="stack stack--close">
            <li>
              <b>iPhone</b>: tik op Deel, dan op ‘Zet op beginscherm’.
            </li>
            <li>
              <b>Android</b>: open het menu en tik op ‘App installeren’.
            </li>
          </ul>
        </div>
      </div>
    </section>
  )
}
