import { navigate } from '@harmattan/router/location';
import { Button } from '@harmattan/ui/button';
import { SelectField } from '@harmattan/ui/select-field';
import { TextAreaField } from '@harmattan/ui/text-area-field';
import { TextField } from '@harmattan/ui/text-field';
import { call } from '../../../shared/api/call.ts';
import { now } from '../../../shared/time/now.ts';
import { DecisionDialog } from '../../../shared/view/decision-dialog.tsx';
import { FormMessage } from '../../../shared/view/form-message.tsx';
import { Section } from '../../../shared/view/section.tsx';
import { useDecide } from '../../../shared/view/use-decide.ts';
import { fieldTime } from '../field-time.ts';
import form from '../form.module.css';
import section from '../section.module.css';
import { useT } from '../texts.ts';
import { TradingFrame } from '../trading-frame.tsx';
import { useDraftForm } from '../use-draft-form.ts';
import { GameChooser } from './game-chooser.tsx';
import { type Language, type NewRace, type Problem, type RaceDraft, readDraft } from './new-race.ts';
import { useChoices } from './use-races.ts';

const hourMs = 3_600_000;
const noText = { name: '', rules: '' };
const rulesMax = 10_000;

function startDraft(): RaceDraft {
  return {
    ...{ urlSuffix: '', banner: '', prizes: '', games: [] },
    startsAt: fieldTime(now() + hourMs),
    endsAt: fieldTime(now() + 25 * hourMs),
    texts: { en: noText, sw: noText, zh: noText },
  };
}

/** Makes a draft. Players see it once two people have opened it. */
export function NewRacePage() {
  const t = useT();
  const { draft, set, problems, wish, dropWish, onSubmit } = useDraftForm(startDraft, readDraft);
  return (
    <TradingFrame title={t('trading.race.new')}>
      <p className={section.note}>{t('trading.new-race.text')}</p>
      <form className={form.form} noValidate onSubmit={onSubmit}>
        <TermFields draft={draft} set={set} problems={problems} />
        <Section title={t('trading.page.games')}>
          <GameChooser
            chosen={draft.games}
            onChange={(games) => set({ games })}
            error={problems.includes('games') ? t('trading.new-race.wrong.games') : undefined}
          />
        </Section>
        <TextFields draft={draft} set={set} problems={problems} />
        <FormMessage text={problems.length > 0 ? t(`trading.new-race.wrong.${problems[0] as Problem}`) : undefined} />
        <div className={section.buttons}>
          <Button type="submit" kind="primary">
            {t('trading.new.make')}
          </Button>
        </div>
      </form>
      {wish && <MakeRace wish={wish} onClose={dropWish} />}
    </TradingFrame>
  );
}

interface FieldsProps {
  draft: RaceDraft;
  set: (change: Partial<RaceDraft>) => void;
  problems: readonly Problem[];
}

function TermFields({ draft, set, problems }: FieldsProps) {
  const t = useT();
  const banners = useChoices('').data?.banners ?? [];
  const wrong = (problem: Problem) => (problems.includes(problem) ? t(`trading.new-race.wrong.${problem}`) : undefined);
  return (
    <Section title={t('trading.terms')}>
      <div className={form.fields}>
        <TextField
          label={t('trading.fact.address')}
          hint={t('trading.new-race.address.hint')}
          error={wrong('address')}
          value={draft.urlSuffix}
          onValueChange={(urlSuffix) => set({ urlSuffix: urlSuffix.trim() })}
          maxLength={80}
          autoComplete="off"
        />
        <TextField
          type="datetime-local"
          label={t('trading.fact.starts')}
          error={wrong('period')}
          value={draft.startsAt}
          onValueChange={(startsAt) => set({ startsAt })}
        />
        <TextField
          type="datetime-local"
          label={t('trading.fact.ends')}
          value={draft.endsAt}
          onValueChange={(endsAt) => set({ endsAt })}
        />
        <SelectField
          label={t('trading.new-race.banner')}
          placeholder={t('trading.new-race.banner.choose')}
          error={wrong('banner')}
          value={draft.banner}
          onValueChange={(banner) => set({ banner })}
          options={banners.map((banner) => ({ value: banner, label: banner }))}
        />
      </div>
      <TextAreaField
        label={t('trading.column.prizes')}
        hint={t('trading.new-race.prizes.hint')}
        error={wrong('prizes')}
        value={draft.prizes}
        onValueChange={(prizes) => set({ prizes })}
        lengthMax={rulesMax}
        rows={5}
      />
    </Section>
  );
}

function TextFields({ draft: { texts }, set, problems }: FieldsProps) {
  const t = useT();
  const change = (language: Language, part: Partial<NewRace['texts'][Language]>) =>
    set({ texts: { ...texts, [language]: { ...texts[language], ...part } } });
  return (
    <Section title={t('trading.texts')}>
      <p className={section.note}>{t('trading.new-race.texts.hint')}</p>
      <div className={form.languages}>
        {(['en', 'sw', 'zh'] as const).map((language) => (
          <fieldset key={language}>
            <legend>{t(`trading.language.${language}`)}</legend>
            <TextField
              label={t('trading.new-race.name')}
              error={language === 'en' && problems.includes('texts') ? t('trading.new-race.wrong.texts') : undefined}
              value={texts[language].name}
              onValueChange={(name) => change(language, { name })}
              maxLength={80}
              autoComplete="off"
            />
            <TextAreaField
              label={t('trading.new-race.rules')}
              value={texts[language].rules}
              onValueChange={(rules) => change(language, { rules })}
              lengthMax={rulesMax}
              rows={8}
            />
          </fieldset>
        ))}
      </div>
    </Section>
  );
}

function MakeRace({ wish, onClose }: { wish: NewRace; onClose: () => void }) {
  const t = useT();
  const decide = useDecide(onClose);
  return (
    <DecisionDialog
      title={t('trading.new-race.title')}
      confirmText={t('trading.new.make')}
      onClose={onClose}
      onConfirm={(comment) =>
        decide(async () => {
          const { id } = await call('POST Races/Create', { body: { ...wish, comment } });
          navigate(`/trading/races/${id}`);
          return t('trading.new.done');
        })
      }
    >
      <p>{t('trading.new.stands')}</p>
    </DecisionDialog>
  );
}
