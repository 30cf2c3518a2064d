import { type GivenRole, givenRoles } from '@harmattan/contract/office';
import { Checkbox } from '@harmattan/ui/checkbox';
import { serverWord } from '../../shared/texts/texts.ts';
import styles from '../../shared/view/choice.module.css';
import { useT } from './texts.ts';

interface RoleChoiceProps {
  roles: readonly GivenRole[];
  onRoles: (roles: readonly GivenRole[]) => void;
}

export function RoleChoice({ roles, onRoles }: RoleChoiceProps) {
  const t = useT();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('staff.column.roles')}</legend>
      {givenRoles.map((role) => (
        <Checkbox
          key={role}
          label={serverWord('staff.role', role)}
          checked={roles.includes(role)}
          onCheckedChange={(isOn) => onRoles(givenRoles.filter((one) => (one === role ? isOn : roles.includes(one))))}
        />
      ))}
      {roles.length === 0 && <p role="alert">{t('staff.roles.missing')}</p>}
    </fieldset>
  );
}
