import type { LinkPart, Part } from '@harmattan/prose/blocks';
import { useEnvironment } from './environment.tsx';

/** Words with their marks. */
export function ProseParts({ parts }: { parts: Part[] }) {
  return parts.map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move.
    typeof part === 'string' ? part : <ProsePart key={index} part={part} />,
  );
}

function ProsePart({ part }: { part: Exclude<Part, string> }) {
  if (part.kind === 'link') return <ProseLink link={part} />;
  const words = <ProseParts parts={part.parts} />;
  return part.kind === 'bold' ? <strong>{words}</strong> : <em>{words}</em>;
}

function ProseLink({ link: { address, parts } }: { link: LinkPart }) {
  const { Link } = useEnvironment();
  const words = <ProseParts parts={parts} />;
  if (address.startsWith('/')) return <Link href={address}>{words}</Link>;
  if (!address.startsWith('https:')) return <a href={address}>{words}</a>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  );
}
