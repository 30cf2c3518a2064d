import type { MessageId } from '@harmattan/i18n/messages';
import { useT } from '@harmattan/i18n/use-t';
import { LinkTabs, Tabs } from '@harmattan/ui/tabs';
import { useState } from 'react';
import { Sample, Specimen } from './specimen.tsx';

const days = ['gallery.tabs.today', 'gallery.tabs.tomorrow', 'gallery.tabs.later'] as const;
const categories = [
  'gallery.tabs.all',
  'gallery.tabs.popular',
  'gallery.tabs.newest',
  'gallery.tabs.favourites',
  'gallery.tabs.recent',
] as const;

export function TabsSpecimen() {
  const t = useT();
  return (
    <Specimen name="Tabs, LinkTabs">
      <Sample props="look: segments">
        <SampleTabs label={t('gallery.tabs.label')} ids={days} look="segments" />
      </Sample>
      <Sample props="look: chips">
        <SampleTabs label={t('gallery.tabs.chips')} ids={categories} look="chips" />
      </Sample>
      <Sample props="LinkTabs">
        <LinkTabs
          label={t('gallery.tabs.links')}
          look="chips"
          tabs={[
            { href: '/', label: t('gallery.button.home'), isCurrent: false },
            { href: '/gallery', label: t('gallery.title'), isCurrent: true },
          ]}
        />
      </Sample>
    </Specimen>
  );
}

interface SampleTabsProps {
  label: string;
  ids: readonly [MessageId, ...MessageId[]];
  look: 'segments' | 'chips';
}

function SampleTabs({ label, ids, look }: SampleTabsProps) {
  const t = useT();
  const [selected, setSelected] = useState<MessageId>(ids[0]);
  const tabs = ids.map((id) => ({ id, label: t(id) }));
  return (
    <Tabs label={label} look={look} tabs={tabs} selected={selected} onSelect={setSelected}>
      <p>{t('gallery.tabs.panel', { tab: t(selected) })}</p>
    </Tabs>
  );
}
