/** The forms of the editor, with the library and the schemas they need: one part, fetched when the first is opened. */
import { CommanderForm } from "./commander-form";
import { TermsForm } from "./terms-form";
import { UnitForm } from "./unit-form";

export const FORMS = { CommanderForm, TermsForm, UnitForm };
