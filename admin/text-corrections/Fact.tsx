/** What there is to know of a text, in a list of such facts. */
export function Fact(props: { name: string; value: string; lang?: string }) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd lang={props.lang}>{props.value}</dd>
    </div>
  )
}
