/** Refuses a command whose id was sent before with another command. */
export const COMMAND_ID_USED = "This command id was already used for another command. Send every new command with its own id.";
