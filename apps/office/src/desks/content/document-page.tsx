import { Remote } from '../../shared/view/remote.tsx';
import { blankDocument } from './blank-document.ts';
import { ContentFrame } from './content-frame.tsx';
import { titleOf } from './content-page.tsx';
import { DocumentEditor } from './document-editor.tsx';
import { useT } from './texts.ts';
import { type BegunKind, type ContentKind, isBegun, isKind, newKey, useContentRecord } from './use-content.ts';

export function DocumentPage({ parts: { kind = '', key = '' } }: { parts: Record<string, string> }) {
  const known = isKind(kind) ? kind : 'promotion';
  return key === newKey ? (
    <NewDocument kind={isBegun(known) ? known : 'promotion'} />
  ) : (
    <KnownDocument key={`${known} ${key}`} kind={known} id={key} />
  );
}

function NewDocument({ kind }: { kind: BegunKind }) {
  const t = useT();
  return (
    <ContentFrame kind={kind} title={t(`content.new.${kind}`)}>
      <DocumentEditor kind={kind} start={blankDocument(kind)} record={undefined} />
    </ContentFrame>
  );
}

function KnownDocument({ kind, id }: { kind: ContentKind; id: string }) {
  const query = useContentRecord({ kind, key: id });
  return (
    <ContentFrame kind={kind} title={query.data && titleOf({ kind, title: query.data.title })}>
      <Remote query={query}>
        {(record) => <DocumentEditor kind={kind} start={record.newest.document} record={record} />}
      </Remote>
    </ContentFrame>
  );
}
