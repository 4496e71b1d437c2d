import { useWords } from '../texts/words.ts'

/** The four reviews of the home page (G §1), in a demo: nobody wrote them, a real house has none. */
export function Reviews() {
  const { siteHome: words } = useWords()
  const reviews = [
    [words.reviewBells, words.reviewBellsBy],
    [words.reviewBunkBed, words.reviewBunkBedBy],
    [words.reviewBikes, words.reviewBikesBy],
    [words.reviewView, words.reviewViewBy],
  ]
  return (
    <section className="section" aria-labelledby="reviews-title">
      <div className="wrap">
        <div className="section__head">
          <h2 id="reviews-title">{words.reviews}</h2>
        </div>
        <div className="reviews">
          {reviews.map(([review, by]) => (
            <figure className="review" key={review}>
              <blockquote>{review}</blockquote>
              <figcaption>{by}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}
