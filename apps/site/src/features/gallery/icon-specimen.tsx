import { Icon, iconNames } from '@harmattan/ui/icon';
import { Logo } from '@harmattan/ui/logo';
import styles from './icon-specimen.module.css';
import { Sample, Specimen } from './specimen.tsx';

export function IconSpecimen() {
  return (
    <Specimen name="Logo, Icon">
      <Sample props="Logo, with a name of thirty letters">
        <div>
          <Logo name="Thirty letters are quite a few" />
        </div>
      </Sample>
      <Sample props="Icon">
        <ul className={styles.icons} lang="en">
          {iconNames.map((name) => (
            <li key={name} className={styles.icon}>
              <Icon name={name} size={24} />
              {name}
            </li>
          ))}
        </ul>
      </Sample>
    </Specimen>
  );
}
