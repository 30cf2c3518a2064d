import { useStore } from '@harmattan/sandbox-ui/store';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useBook } from '../core/book.ts';
import { clockText, dayIn, dayText, marketText, outcomeText, usePriceText } from '../core/show.ts';
import { Note } from '../shell/states.tsx';
import { useTexts, useTextsOf } from '../texts/index.ts';
import type { PictureContent } from './draw-picture.ts';
import { pictureTexts } from './picture-words.ts';

/** The picks as a picture with the code and its link. What draws it is fetched when it is wanted. */
export function SharePicture({ code, link }: { code: string; link: string }) {
  const own = useTextsOf(pictureTexts);
  const content = usePictureContent({ code, link });
  const [canvas, setCanvas] = useState<HTMLCanvasElement>();
  const [hasFailed, setHasFailed] = useState(false);

  async function make() {
    setHasFailed(false);
    try {
      const { drawPicture } = await import('./draw-picture.ts');
      setCanvas(drawPicture(content()));
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <>
      {canvas ? (
        <Picture canvas={canvas} code={code} onFailed={() => setHasFailed(true)} />
      ) : (
        <button type="button" class="button quiet wide-button" onClick={make}>
          {own.makePicture}
        </button>
      )}
      {hasFailed && <Note tone="bad">{own.pictureFailed}</Note>}
    </>
  );
}

function Picture({ canvas, code, onFailed }: { canvas: HTMLCanvasElement; code: string; onFailed(): void }) {
  const { isFramed } = useBook();
  const texts = useTexts();
  const own = useTextsOf(pictureTexts);
  const place = useRef<HTMLDivElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const file = useFileOf(canvas, `${code}.png`);
  useEffect(() => place.current?.replaceChildren(canvas), [canvas]);

  async function share(picture: File) {
    try {
      await navigator.share({ files: [picture] });
    } catch (error) {
      // The player may close the sheet again.
      if ((error as Error).name !== 'AbortError') onFailed();
    }
  }

  async function copy(picture: File) {
    try {
      await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
      setIsCopied(true);
    } catch {
      onFailed();
    }
  }

  return (
    <>
      <div class="picture" ref={place} role="img" aria-label={own.pictureAbout(code)} />
      <p class="hint">{own.pictureHint}</p>
      {file && (
        <div class="buttons">
          {navigator.canShare?.({ files: [file] }) && (
            <button type="button" class="button quiet" onClick={() => share(file)}>
              {own.sharePicture}
            </button>
          )}
          {'ClipboardItem' in globalThis && navigator.clipboard && (
            <button type="button" class="button quiet" onClick={() => copy(file)}>
              {isCopied ? texts.copied : own.copyPicture}
            </button>
          )}
          {!isFramed && <SaveLink file={file} label={own.savePicture} />}
        </div>
      )}
      <span class="visually-hidden" role="status">
        {isCopied && texts.copied}
      </span>
    </>
  );
}

/** A page around the book allows no downloads. */
function SaveLink({ file, label }: { file: File; label: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (url === undefined) return null;
  return (
    <a class="button quiet" href={url} download={file.name}>
      {label}
    </a>
  );
}

/** Ready before a button is pressed: browsers share and copy only in the moment of a tap. */
function useFileOf(canvas: HTMLCanvasElement, name: string): File | undefined {
  const [file, setFile] = useState<File>();
  useEffect(() => {
    canvas.toBlob((blob) => setFile(blob ? new File([blob], name, { type: 'image/png' }) : undefined), 'image/png');
  }, [canvas, name]);
  return file;
}

/** What stands on the picture, as it is when the picture is made. */
function usePictureContent({ code, link }: { code: string; link: string }): () => PictureContent {
  const { desk, language, clockOffsetMs } = useBook();
  const texts = useTexts();
  const own = useTextsOf(pictureTexts);
  const spoken = useStore(language);
  const priceText = usePriceText();
  return () => {
    const now = new Date(Date.now() + clockOffsetMs.get());
    const { kind, picks, price: ofAll } = desk.reckoning();
    const isBuilder = kind === 'builder';
    const price = isBuilder ? ofAll : (desk.checked.get()?.price ?? null);
    return {
      title: texts.slip,
      picks: picks.map(({ pick, checked, price: each }) => {
        const home = checked?.home?.name ?? pick.home;
        const away = checked?.away?.name ?? pick.away;
        return {
          said: outcomeText(pick, { home, away }, texts),
          about: `${marketText(pick.market, texts)} · ${home} – ${away}`,
          price: isBuilder ? '' : priceText(each),
        };
      }),
      more: texts.morePicks,
      total: price === null ? undefined : { name: texts.combinedPrice, price: priceText(price) },
      code,
      codeName: texts.bookingCode,
      scan: own.pictureScan,
      prices: own.picturePrices(`${dayText(dayIn(now.getTime()), spoken)} ${clockText(now.toISOString(), spoken)}`),
      link,
    };
  };
}
