import { Empty, Skeleton } from '@harmattan/sandbox-ui/states';
import { useStore } from '@harmattan/sandbox-ui/store';
import { usePhone } from '../core/phone.ts';
import { icons } from '../icons.ts';
import { useTexts } from '../texts/index.ts';
import { AnswerForm } from './answer-form.tsx';
import { MessageItem } from './message-item.tsx';
import { Panel } from './panel.tsx';

/** The texts of the number that is held, newest first. */
export function MessagesPanel() {
  const texts = useTexts();
  const messages = useStore(usePhone().messages);
  return (
    <Panel
      id="messages"
      isBusy={messages === undefined}
      none={
        <Empty icon={icons.phone} title={texts.whosePhone}>
          {texts.whosePhoneHint}
        </Empty>
      }
    >
      {({ number, seenBefore }) => {
        if (messages === undefined) return <Skeleton label={texts.reading} count={2} />;
        const [newest] = messages;
        if (!newest)
          return (
            <Empty icon={icons.chat} title={texts.noMessages}>
              {texts.noMessagesHint}
            </Empty>
          );
        return (
          <>
            <ol class="list">
              {messages.map((message) => (
                <MessageItem key={message.id} message={message} isNew={message.id > seenBefore} />
              ))}
            </ol>
            <AnswerForm number={number} to={newest.from} />
          </>
        );
      }}
    </Panel>
  );
}
