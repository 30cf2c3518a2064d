import { useT } from '@harmattan/i18n/use-t';
import styles from './payer-apps.module.css';

/** Abstract marks of our own in colours that people know, beside the written name; none of them is a company's logo. */
const apps = [
  { name: 'OPay', ground: '#12a37f', path: 'M8 4.500a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z' },
  {
    name: 'PalmPay',
    ground: '#6d2fc0',
    path: 'M8 12.500V8M8 8c-3.5 0-4-2.5-4-3.5 2 0 4 .8 4 3.500zm0 0c3.5 0 4-2.5 4-3.5-2 0-4 .8-4 3.500z',
  },
  { name: 'Moniepoint', ground: '#0b4fd0', path: 'M4.5 11.500v-6L8 9l3.5-3.500v6' },
  { name: 'Kuda', ground: '#40196d', path: 'M5.5 4.500v7M10.5 4.5 6.5 8l4 3.5' },
] as const;

/** Whose customers pay by transfer most. */
export function PayerApps() {
  const t = useT();
  return (
    <p className={styles.apps}>
      <span>{t('deposit.bank.apps')}</span>
      {apps.map(({ name, ground, path }) => (
        <span key={name} className={styles.app}>
          <svg viewBox="0 0 16 16" width="20" height="20" fill="none" aria-hidden="true">
            <circle cx="8" cy="8" r="8" fill={ground} />
            <path d={path} stroke="#fff" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
          {name}
        </span>
      ))}
    </p>
  );
}
