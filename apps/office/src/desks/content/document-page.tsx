import { Remote } from '../../shared/view/remote.tsx';
import { blankDocument } from './blank-document.ts';
import { ContentFrame } from './content-frame.tsx';
import { titleOf } from './content-page.tsx';
import { DocumentEditor } from './document-editor.tsx';
import { useT } from './texts.ts';
import { type ContentKind, isKind, newKey, useContentRecord } from './use-content.ts';

export function DocumentPage({ parts: { kind = '', key = '' } }: { parts: Record<string, string> }) {
  const known = isKind(kind) ? kind : 'promotion';
  return key === newKey ? (
    <NewDocument kind={known === 'category' ? known : 'promotion'} />
  ) : (
    <KnownDocument key={`${known} ${key}`} kind={known} id={key} />
  );
}

function NewDocument({ kind }: { kind: 'promotion' | 'category' }) {
  const t = useT();
  return (
    <ContentFrame kind={kind} title={t(kind === 'promotion' ? 'content.new.promotion' : 'content.new.category')}>
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
