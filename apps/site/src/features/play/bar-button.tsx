import styles from './bar-button.module.css';

const paths = {
  back: 'M19 12H5m6-6-6 6 6 6',
  close: 'M6 6l12 12M18 6 6 18',
  reopen: 'M20 11a8 8 0 1 0-2.3 5.7M20 4v7h-7',
  larger: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  smaller: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
};

interface BarButtonProps {
  icon: keyof typeof paths;
  /** Read out, and shown when the pointer rests on the button. */
  label: string;
  onClick: () => void;
}

export function BarButton({ icon, label, onClick }: BarButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} title={label} onClick={onClick}>
      <svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24">
        <path d={paths[icon]} />
      </svg>
    </button>
  );
}
