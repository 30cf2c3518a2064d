import { Icon } from '@harmattan/ui/icon';
import { fieldName } from './field-name.ts';
import styles from './problems.module.css';
import { useT } from './texts.ts';

/** All that keeps a version from being published, in the server's words. */
export function Problems({ problems }: { problems: readonly string[] }) {
  const t = useT();
  if (problems.length === 0) return null;
  return (
    <div className={styles.problems} role="status">
      <p className={styles.title}>
        <Icon name="alert" size={16} />
        {t('content.problems', { count: problems.length })}
      </p>
      <ul className={styles.list}>
        {problems.map((problem) => (
          <li key={problem}>{problemText(problem)}</li>
        ))}
      </ul>
    </div>
  );
}

/** `Summary, English: is missing` of `texts.en.summary: is missing`. */
function problemText(problem: string): string {
  const [, path, words] = /^([\w.]+): (.*)$/s.exec(problem) ?? [];
  return path === undefined ? problem : `${fieldName(path.split('.'))}: ${words}`;
}
