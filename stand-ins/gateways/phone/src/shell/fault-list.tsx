/** What goes wrong on purpose, by the digits that bring it about. */
export function FaultList({ rows, isWide = false }: { rows: { digits: string; words: string }[]; isWide?: boolean }) {
  return (
    <dl class={isWide ? 'wide' : undefined}>
      {rows.map(({ digits, words }) => (
        <div key={digits}>
          <dt class="figures">{digits}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
