import { useTexts } from '../texts/index.ts';
import type { KnownMatch } from './apply-delta.ts';

const quarters = 4;

/** Points of each quarter, and of overtimes after them. */
export function QuarterTable({ match, parts }: { match: KnownMatch; parts: NonNullable<KnownMatch['parts']> }) {
  const texts = useTexts();
  const nameOf = (at: number) => (at < quarters ? texts.quarter(at + 1) : `${texts.overtime} ${at - quarters + 1}`);
  return (
    <table class="quarters figures">
      <thead>
        <tr>
          <td />
          {parts.map((_, at) => (
            <th key={nameOf(at)} scope="col">
              {nameOf(at)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {([match.home, match.away] as const).map(({ id, name }, side) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {parts.map((points, at) => (
              <td key={nameOf(at)}>{points[side]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
