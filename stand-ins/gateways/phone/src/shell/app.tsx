import { LanguageChoice } from '@harmattan/sandbox-ui/language-choice';
import { Skeleton, Trouble } from '@harmattan/sandbox-ui/states';
import { useStore } from '@harmattan/sandbox-ui/store';
import { useLayoutEffect } from 'preact/hooks';
import { readableNumber } from '../../../src/phone/contract.ts';
import { usePhone } from '../core/phone.ts';
import { MessagesPanel } from '../panels/messages-panel.tsx';
import { speech, useTexts } from '../texts/index.ts';
import { NumberPicker } from './number-picker.tsx';
import { RecentNumbers } from './recent-numbers.tsx';
import { Tabs } from './tabs.tsx';

/** The whole page: the number that is held, the phone itself, and what no phone can do beside it. */
export function App() {
  const phone = usePhone();
  const texts = useTexts();
  const held = useStore(phone.held);
  const isCutOff = useStore(phone.isCutOff);
  const said = useStore(phone.said);
  const panel = useStore(phone.panel);
  const rest = useStore(phone.rest);
  useLayoutEffect(() => {
    document.title = `${held ? readableNumber(held.number) : texts.phone} · ${held ? texts.phone : texts.sandbox}`;
  }, [held, texts]);
  return (
    <>
      <p class="notice">{texts.notice}</p>
      <div class="page">
        <header class="about">
          <div class="head-row">
            <h1>{texts.phone}</h1>
            <LanguageChoice
              label={texts.language}
              speech={speech}
              onFailed={() => phone.say(speech.texts().languageFailed)}
            />
          </div>
          <p>{texts.about}</p>
        </header>
        <NumberPicker />
        <RecentNumbers />
        <main class="device">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: It scrolls, also from the keyboard. */}
          {/* biome-ignore lint/a11y/useSemanticElements: A set of fields it is not. */}
          <div class="screen" role="group" aria-label={texts.screen} tabIndex={0}>
            {isCutOff && (
              <Trouble retryLabel={texts.tryNow} retry={() => void phone.refresh()}>
                {texts.noAnswer}
              </Trouble>
            )}
            <Tabs />
            <MessagesPanel />
            {rest ? <rest.Panels /> : panel !== 'messages' && <Skeleton label={texts.reading} />}
          </div>
        </main>
        {rest && <rest.Faults />}
      </div>
      <p class="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}
