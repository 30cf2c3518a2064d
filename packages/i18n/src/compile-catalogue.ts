import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** A catalogue as translators write it: ICU text by id. */
export type Texts = Record<string, string>;

export type CompiledTexts = Record<string, ReturnType<typeof compileMessageOrThrow>>;

/** Parses every text now, so that no parser travels to the phone and a broken text breaks the build. */
export function compileCatalogue(texts: Texts): CompiledTexts {
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compileText(id, text)]));
}

function compileText(id: string, text: string): CompiledTexts[string] {
  try {
    return compileMessageOrThrow(text);
  } catch (cause) {
    throw new Error(`the text of ${id} is no valid ICU message: ${text}`, { cause });
  }
}
