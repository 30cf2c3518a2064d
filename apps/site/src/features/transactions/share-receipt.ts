import { writeClipboard } from '@harmattan/ui/write-clipboard';

export type Shared = 'shared' | 'copied' | 'not shared';

/** Hands a text to the phone's own list of apps, and to the clipboard where there is none. */
export async function shareText(title: string, text: string): Promise<Shared> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, text });
      return 'shared';
    } catch (error) {
      // The player closed the list.
      if ((error as DOMException).name === 'AbortError') return 'shared';
    }
  }
  return (await writeClipboard(text)) ? 'copied' : 'not shared';
}
