import styles from './markers.module.css';
import { useT } from './texts.ts';
import type { PlayerMarkers } from './use-markers.ts';

const width = 336;
const height = 88;
const labelHeight = 16;

/** A bar for each day, with the lines of the levels. What it shows is said in a sentence too. */
export function ScoreChart({ scores, rules }: Pick<PlayerMarkers, 'scores' | 'rules'>) {
  const t = useT();
  const highest = scores.reduce((one, other) => (other.points > one.points ? other : one), {
    ...{ day: scores[0]?.day ?? '', points: 0 },
  });
  const scale = height / Math.max(rules.highPoints * 1.25, highest.points);
  const barWidth = width / Math.max(scores.length, 1);
  const lines = [
    { points: rules.middlePoints, label: t('markers.level.middle') },
    { points: rules.highPoints, label: t('markers.level.high') },
  ];
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.heading}>{t('markers.chart', { days: scores.length })}</figcaption>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${height + labelHeight}`}
        aria-hidden="true"
        focusable="false"
      >
        {lines.map(({ points, label }) => (
          <g key={label}>
            <line
              className={styles.threshold}
              x1={0}
              x2={width}
              y1={height - points * scale}
              y2={height - points * scale}
            />
            <text className={styles.label} x={0} y={height - points * scale - 3}>
              {label}
            </text>
          </g>
        ))}
        {scores.map(({ day, points, level }, at) => (
          <rect
            key={day}
            className={styles.scoreBar}
            data-level={level}
            {...{ x: at * barWidth + 0.75, y: height - points * scale }}
            {...{ width: barWidth - 1.5, height: points * scale, rx: 1 }}
          />
        ))}
        <line className={styles.zero} x1={0} x2={width} y1={height} y2={height} />
        <text className={styles.label} x={0} y={height + labelHeight - 4}>
          {scores[0]?.day}
        </text>
        <text className={styles.label} x={width} y={height + labelHeight - 4} textAnchor="end">
          {scores.at(-1)?.day}
        </text>
      </svg>
      <p className={styles.note}>
        {highest.points === 0 ? t('markers.chart.none') : t('markers.chart.highest', highest)}
      </p>
    </figure>
  );
}
