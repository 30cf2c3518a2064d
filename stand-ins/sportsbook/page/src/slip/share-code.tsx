import { linkOfCode } from '../../../src/contract/code-link.ts';
import { useBook } from '../core/book.ts';
import { CopyButton } from '../shell/copy-button.tsx';
import { Icon } from '../shell/icon.tsx';
import { useTexts, useTextsOf } from '../texts/index.ts';
import { pictureTexts } from './picture-words.ts';
import { SharePicture } from './share-picture.tsx';

/** A code that was made, and the ways to hand it on: the code itself, a link, the phone's own sheet, a picture. */
export function ShareCode({ code }: { code: string }) {
  const { siteUrl, dress } = useBook();
  const texts = useTexts();
  const own = useTextsOf(pictureTexts);
  const link = linkOfCode(code, { siteUrl, book: dress });
  return (
    <div class="share">
      <div role="status">
        <p class="code-text">{code}</p>
        <p class="hint">{own.codeMade}</p>
      </div>
      <div class="buttons">
        <CopyButton value={code} label={texts.copy} />
        <CopyButton value={link} label={texts.copyTicket} />
        {'share' in navigator && (
          <button
            type="button"
            class="button quiet"
            // The player may close the sheet again.
            onClick={() => navigator.share({ text: own.shareText(code), url: link }).catch(() => {})}
          >
            <Icon name="share" />
            {texts.share}
          </button>
        )}
      </div>
      <SharePicture code={code} link={link} />
    </div>
  );
}
