import { StepUpFields } from './step-up-fields.tsx';
import type { StepUp } from './use-step-up.ts';

interface StepUpFormProps {
  stepUp: StepUp;
  hint: string;
  /** By the Enter key. */
  onSubmit: () => void;
}

/** The fields in a form of their own, for a dialog whose buttons stand elsewhere. */
export function StepUpForm({ stepUp, hint, onSubmit }: StepUpFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <StepUpFields stepUp={stepUp} hint={hint} />
      {/* Without it, Enter sends no form of two fields. */}
      <button type="submit" hidden />
    </form>
  );
}
