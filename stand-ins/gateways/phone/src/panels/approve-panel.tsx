import { useStore } from '@harmattan/sandbox-ui/store';
import { act } from '../core/api.ts';
import { majorText } from '../core/major.ts';
import { usePhone } from '../core/phone.ts';
import { icons } from '../icons.ts';
import { useTexts } from '../texts/index.ts';
import { Decisions } from './decisions.tsx';
import { Panel } from './panel.tsx';

/** The payments that this number is asked to approve. */
export function ApprovePanel() {
  const texts = useTexts();
  const pushes = useStore(usePhone().pushes);
  return (
    <Panel id="approve" isBusy={pushes === undefined}>
      {({ number }) => (
        <Decisions
          key={number}
          rows={pushes}
          keyOf={({ gateway, transid }) => `${gateway} ${transid}`}
          icon={icons.shield}
          emptyTitle={texts.nothingToApprove}
          emptyHint={texts.nothingToApproveHint}
          draw={({ gateway, gatewayName, transid, amount }, decide) => (
            <>
              <p>
                <b class="figures">{majorText(amount)}</b> {texts.toHarmattan(gatewayName)}
              </p>
              <div class="row">
                <button
                  type="button"
                  class="button button-main"
                  onClick={() => decide(() => act('pushes', { gateway, transid, do: 'approve' }), texts.paid)}
                >
                  {texts.approve}
                </button>
                <button
                  type="button"
                  class="button"
                  onClick={() => decide(() => act('pushes', { gateway, transid, do: 'refuse' }), texts.refused)}
                >
                  {texts.refuse}
                </button>
              </div>
            </>
          )}
        />
      )}
    </Panel>
  );
}
