# Notices: what the server says to people who are away, and where they choose how they are told

notice-turn = C’est à vous de jouer
notice-over = La partie est terminée
notice-game = { $board }, avec { $others }
notice-test = Les avis fonctionnent
notice-test-text = Désormais, vous serez prévenu ici quand ce sera à vous de jouer.
notice-mail-stop = Ne plus recevoir ces messages :
notice-mail-confirm = Concordia : est-ce bien votre adresse ?
notice-mail-confirm-text = Quelqu’un demande à être prévenu à cette adresse quand ce sera à lui de jouer à Concordia. Si c’est vous, ouvrez ce lien :
notice-mail-confirm-not = Sinon, il n’y a rien à faire : vous ne recevrez plus rien.
ui-notices = Me prévenir quand c’est à moi
ui-notices-help = Une fois par tour, si vous ne regardez pas la table.
ui-notices-push = Dans ce navigateur
ui-notices-push-help = Même quand la page est fermée.
ui-notices-push-none = Ce navigateur ne peut pas être prévenu ici : il faut https, ou installer d’abord la page.
ui-notices-push-denied = Votre navigateur ne le permet pas. Cela se change dans ses réglages pour cette page.
ui-notices-push-failed = Le service d’avis du navigateur est injoignable.
ui-notices-webhook = Par webhook
ui-notices-webhook-help = L’adresse d’un webhook de Discord, Slack, Matrix ou de votre programme.
ui-notices-style = Forme
ui-notices-style-auto = selon l’adresse
ui-notices-email = Par courriel
ui-notices-unconfirmed = pas encore confirmée : regardez votre courrier
ui-notices-add = Ajouter
ui-notices-remove = Retirer
ui-notices-browser = Un navigateur
ui-notices-this-browser = Ce navigateur
ui-notices-quiet = Heures calmes
ui-notices-quiet-from = de
ui-notices-quiet-to = à
ui-notices-quiet-help = Ce qui y tombe arrive à leur fin, si c’est toujours à vous.
ui-notices-mute = Rien au sujet de cette partie
ui-notices-try = M’en envoyer un maintenant
ui-notices-tried =
    { $fate ->
        [sent] Envoyé.
        [later] Personne n’y répond pour le moment.
       *[refused] Il n’a pas été accepté.
    }
ui-notices-ways = Vous êtes prévenu ici
ui-notices-confirmed = Votre adresse est confirmée. Vous recevrez un message quand ce sera à vous.
ui-notices-stop = Ne plus recevoir de messages ?
ui-notices-stop-go = Plus de messages
ui-notices-stopped = Vous ne recevrez plus de messages.
ui-notices-confirm = Confirmer cette adresse ?
ui-notices-confirm-go = Confirmer
ui-offline = Pas de connexion au serveur. Vos parties y sont en sécurité ; la page reviendra d’elle-même.
ui-error-bad-address = Rien ne peut être envoyé à cette adresse.
ui-error-mail-failed = Le message n’a pas pu être envoyé.
ui-error-too-many-channels = Il y en a trop : retirez-en un d’abord.
