import { TextAreaField } from '@harmattan/ui/text-area-field';
import { TextField } from '@harmattan/ui/text-field';
import { useState } from 'react';
import { now } from '../../../shared/time/now.ts';
import { useT } from '../texts.ts';

const playerTextLengthMax = 300;

/** Until when something is off, and what the player reads about it. Both may be left empty. */
export function useOffFields() {
  const [until, setUntil] = useState('');
  const [playerText, setPlayerText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const text = playerText.trim();
  const isUntilFine = until === '' || Date.parse(until) > now();
  const isTextFine = text.length <= playerTextLengthMax && !/\p{Cc}/u.test(text);
  return {
    ...{ until, setUntil, playerText, setPlayerText, isTextFine },
    isUntilFine: isUntilFine || !isTried,
    areFieldsFine: isUntilFine && isTextFine,
    onTry: () => setIsTried(true),
    /** As the call takes them. */
    body: {
      ...(until !== '' && { until: new Date(until).toISOString() }),
      ...(text !== '' && { playerText: text }),
    },
  };
}

export function OffFields({ fields }: { fields: ReturnType<typeof useOffFields> }) {
  const t = useT();
  return (
    <>
      <TextField
        label={t('players.until')}
        hint={t('players.until.hint')}
        error={fields.isUntilFine ? undefined : t('players.until.wrong')}
        type="datetime-local"
        value={fields.until}
        onValueChange={fields.setUntil}
      />
      <TextAreaField
        label={t('players.player-text')}
        hint={t('players.player-text.hint')}
        error={fields.isTextFine ? undefined : t('players.player-text.wrong', { max: playerTextLengthMax })}
        value={fields.playerText}
        onValueChange={fields.setPlayerText}
        lengthMax={playerTextLengthMax}
        rows={2}
      />
    </>
  );
}
