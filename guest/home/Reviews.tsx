const reviews = [
  {
    words:
      'Wakker worden met de kerkklok en de geur van warm brood. We bleven een nacht langer dan gepland.',
    by: 'Marijke, knusse kamer',
  },
  {
    words:
      'De kinderen wilden het stapelbed niet meer uit. Alles was er, tot de kleurpotloden toe.',
    by: 'Familie Janssen, familiekamer',
  },
  {
    words: 'Fietsen gehuurd, langs de Maas gereden en bij terugkomst stond de koffie klaar.',
    by: 'Henk en Riet, ruime knusse kamer',
  },
  {
    words: 'Klein kamertje, groot uitzicht. Precies wat ik zocht voor twee stille dagen.',
    by: 'Sanne, kleine knusse kamer',
  },
]

/** The four reviews of the home page (G §1), in a demo: nobody wrote them, a real house has none. */
export function Reviews() {
  return (
    <section className="section" aria-labelledby="reviews-title">
      <div className="wrap">
        <div className="section__head">
          <h2 id="reviews-title">Uit het gastenboek</h2>
        </div>
        <div className="reviews">
          {reviews.map(({ words, by }) => (
            <figure className="review" key={by}>
              <blockquote>‘{words}’</blockquote>
              <figcaption>{by}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}
