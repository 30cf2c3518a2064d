import { useSearchParams } from '@harmattan/router/use-search-params';
import { Tabs } from '@harmattan/ui/tabs';
import { useState } from 'react';
import { Conflict } from './conflict.tsx';
import styles from './document-editor.module.css';
import { DocumentForm } from './document-form.tsx';
import { DocumentHead } from './document-head.tsx';
import { DocumentPreview } from './document-preview.tsx';
import { DocumentVersions } from './document-versions.tsx';
import { useT } from './texts.ts';
import type { ContentDocument, ContentKind, ContentRecord, WholeVersion } from './use-content.ts';
import { type Draft, useDraft } from './use-draft.ts';

interface DocumentEditorProps {
  kind: ContentKind;
  start: ContentDocument;
  /** Undefined for one that was never saved. */
  record: ContentRecord | undefined;
}

const tabs = ['write', 'preview', 'versions'] as const;
type Tab = (typeof tabs)[number];

/** A document being written: its form, how players will see it, and what it was before. */
export function DocumentEditor({ kind, start, record }: DocumentEditorProps) {
  const draft = useDraft({ start, record });
  const [theirs, setTheirs] = useState<WholeVersion>();
  return (
    <div className={styles.editor}>
      <DocumentHead kind={kind} record={record} draft={draft} onConflict={setTheirs} />
      {theirs && <Conflict mine={draft.document} theirs={theirs} draft={draft} onClose={() => setTheirs(undefined)} />}
      <EditorTabs kind={kind} record={record} draft={draft} />
    </div>
  );
}

function EditorTabs({ kind, record, draft }: { kind: ContentKind; record: ContentRecord | undefined; draft: Draft }) {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const selected: Tab = tabs.find((tab) => tab === asked) ?? 'write';
  const shown = tabs.filter((tab) => tab !== 'versions' || record !== undefined);
  return (
    <Tabs
      label={t('content.tabs')}
      look="chips"
      tabs={shown.map((id) => ({ id, label: t(`content.tab.${id}`) }))}
      selected={selected}
      onSelect={(tab) => setSearch(tab === 'write' ? {} : { tab })}
    >
      {selected === 'write' && (
        <DocumentForm
          document={draft.document}
          isReadOnly={record !== undefined && !record.actions.includes('save')}
          onChange={draft.write}
        />
      )}
      {selected === 'preview' && <DocumentPreview document={draft.document} />}
      {selected === 'versions' && record && <DocumentVersions kind={kind} record={record} />}
    </Tabs>
  );
}
